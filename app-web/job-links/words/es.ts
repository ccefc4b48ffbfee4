import type { PageWords } from "../PageWords.ts"

/** The customer's page in Spanish, as in Texas. */
export const es: PageWords = {
  loading: "Un momento…",
  language: "Idioma",
  call: (shop) => `Llamar a ${shop}`,
  hello: (name) => `Hola, ${name}:`,
  open: (until) => `Esta es su cotización. El precio es válido hasta el ${until}.`,
  view: "Este es su documento.",
  changed: "El taller cambió esta cotización después de enviársela. Esta es la versión actual.",
  changedNow: "La cotización acaba de cambiar. Revísela de nuevo, por favor.",
  accepted: (by, day) => `Aceptada por ${by} el ${day}.`,
  acceptedNext: "Gracias. El taller se comunicará con usted sobre la instalación.",
  declined: (day) => `Usted rechazó esta cotización el ${day}.`,
  declinedNext: "¿Cambió de opinión? Llame al taller o pida que le llamen.",
  expired: (day) => `Este precio era válido hasta el ${day}. Pida al taller una cotización actualizada.`,
  expiredPaper: "Este enlace venció. Pida uno nuevo al taller.",
  ordered: "Su orden de trabajo está confirmada. Gracias.",
  pdf: "Descargar en PDF",
  lines: "Qué incluye",
  quantity: "Cant.",
  accept: "Aceptar la cotización",
  decline: "Rechazar",
  callMe: "Pedir una llamada",
  callAsked: "Avisamos al taller que usted desea una llamada.",
  callNote: "¿A qué hora conviene y de qué se trata?",
  callSend: "Pedir una llamada",
  declineTitle: "Rechazar la cotización",
  declineReason: "¿Por qué? Le ayuda al taller (opcional).",
  declineSend: "Rechazar",
  yours: "Su parte por pagar ahora",
  pay: { deposit: (amount) => `Pagar el anticipo de ${amount}`, balance: (amount) => `Pagar ${amount}` },
  payLater: {
    deposit: (amount) => `Al aceptar, el taller pide un anticipo de ${amount}. Puede pagarlo aquí con tarjeta.`,
    balance: (amount) => `Al aceptar, quedan ${amount} por pagar. Puede pagarlos aquí con tarjeta.`
  },
  payUnderWay: (amount) =>
    `Su pago de ${amount} está en curso. Aparecerá aquí en cuanto responda el banco; no pague otra vez.`,
  payByPhone: (amount) => `Quedan ${amount} por pagar. Llame al taller para pagar.`,
  paid: (amount, day, source) => `${amount} pagados el ${day}, ${source}. Gracias.`,
  receiptMailed: "El recibo va en camino a su correo electrónico.",
  receipt: "Recibo en PDF",
  acceptTitle: "Aceptar la cotización",
  acceptSays: (total) => `Acepto esta cotización de ${total} y autorizo el trabajo indicado.`,
  acceptSend: "Firmar y aceptar",
  name: "Su nombre",
  nameMissing: "Por favor, escriba su nombre",
  signature: "Firma",
  signatureMissing: "Por favor, firme",
  way: "Cómo firmar",
  draw: "Dibujar",
  type: "Escribir",
  signHere: "Firme aquí",
  signed: "Firmado",
  clear: "Borrar",
  typedName: "Escriba su nombre para firmar",
  back: "Atrás",
  again: "Intentar de nuevo",
  trouble: {
    unknown: {
      title: "Este enlace no se abre",
      text: "Tal vez fue retirado o no se copió completo. Pida uno nuevo al taller."
    },
    tooOften: {
      title: "Un momento, por favor",
      text: "Esta página se abrió demasiadas veces. Inténtelo en unos minutos."
    },
    changed: { title: "La cotización cambió", text: "Revísela de nuevo, por favor." },
    away: { title: "Sin conexión", text: "Revise su conexión e inténtelo de nuevo." },
    declines: {
      title: "Demasiadas tarjetas rechazadas",
      text: "Aquí se rechazaron demasiadas tarjetas. Espere una hora o llame al taller para pagar."
    },
    noCards: {
      title: "Pago con tarjeta no disponible",
      text: "Por el momento no se aceptan pagos con tarjeta. Inténtelo en unos minutos o llame al taller."
    }
  }
}
