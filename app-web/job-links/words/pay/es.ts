import type { PayWords } from "../../PayWords.ts"

/** Paying on the customer's page in Spanish, as in Texas. */
export const es: PayWords = {
  title: { deposit: "Pagar el anticipo", balance: "Pagar con tarjeta" },
  says: (shop) => `Su pago va a ${shop}. Los datos de la tarjeta van directo al procesador; el taller nunca los ve.`,
  amount: "Monto",
  fields: "Datos de la tarjeta, en manos del procesador",
  notLoaded: "No se pudieron cargar los campos de la tarjeta. Inténtelo de nuevo o llame al taller para pagar.",
  busy: "Procesando su pago…",
  changed: "El monto acaba de cambiar. Revíselo, por favor.",
  lost: "Se perdió la conexión. Inténtelo de nuevo: no se le cobrará dos veces.",
  declinedTitle: "No se hizo el cargo a la tarjeta",
  declined: {
    generic: "Su banco rechazó la tarjeta. Comuníquese con su banco o use otra tarjeta.",
    account: "La cuenta de esta tarjeta no permite pagos. Use otra tarjeta.",
    funds: "No hay fondos suficientes para este monto. Use otra tarjeta.",
    noAccount: "El banco no encontró la cuenta de esta tarjeta. Use otra tarjeta.",
    refused: "El pago no fue autorizado. Puede intentarlo de nuevo.",
    again: "No se pudo leer el pago. Ingrese la tarjeta otra vez.",
    tooHigh: "El monto es demasiado alto para esta tarjeta. Use otra tarjeta.",
    tooLow: "El monto es demasiado bajo para pagar con tarjeta. Llame al taller para pagar.",
    code: "El código de seguridad no es correcto.",
    expiry: "La fecha de vencimiento no es correcta.",
    expired: "La tarjeta está vencida. Use otra tarjeta.",
    postal: "El código postal no coincide con la tarjeta.",
    number: "Los datos de la tarjeta no son correctos. Revíselos e inténtelo de nuevo.",
    brand: "Aquí no se acepta este tipo de tarjeta. Use otra tarjeta.",
    gift: "Esta tarjeta de regalo no cubre el pago. Use otra tarjeta.",
    verify: "Su banco quiere verificar este pago y aquí no es posible. Use otra tarjeta.",
    shop: "El taller no puede recibir este pago con tarjeta. Llame al taller.",
    notCharged: "El pago nunca llegó al banco. No se cobró nada; inténtelo de nuevo."
  }
}
