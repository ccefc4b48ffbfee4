import type { MessageWords } from "../MessageWords.ts"

/**
 * The shop's messages in Spanish, as in Texas. Texts keep to the alphabet of short messages: one "ó" would double what
 * they cost.
 */
export const es: MessageWords = {
  templates: {
    quote: {
      email: {
        subject: "Su cotización {number} de {shop}",
        body: "Hola, {firstName}:\n\nEsta es su cotización {number} para el {vehicle}: {total}.\n\nVea cada línea y firme para aceptar cuando guste:\n{link}\n\n¿Tiene preguntas? Llámenos al {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: su presupuesto {number} para el {vehicle} es de {total}. Ver y aceptar: {link} Responda STOP para cancelar."
      }
    },
    workorder: {
      email: {
        subject: "Su cita con {shop}",
        body: "Hola, {firstName}:\n\nSu {vehicle} tiene cita. Fecha: {installDate}. Vea la orden de trabajo:\n{link}\n\nPara cambiar la cita, llámenos al {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: su {vehicle} tiene cita. Fecha: {installDate}. Detalles: {link} Responda STOP para cancelar."
      }
    },
    invoice: {
      email: {
        subject: "Factura {number} de {shop}",
        body: "Hola, {firstName}:\n\nGracias por su preferencia. La factura {number} del {vehicle} es de {total}. Le queda por pagar: {balance}.\n{link}\n\n¿Tiene preguntas? Llámenos al {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: factura {number} del {vehicle}, {total}. Ver: {link} Responda STOP para cancelar."
      }
    },
    receipt: {
      email: {
        subject: "Su recibo de {shop}, núm. {number}",
        body: "Hola, {firstName}:\n\nGracias. Recibimos su pago de {paid} por el {vehicle} (núm. {number}). Le queda por pagar: {balance}.\n{link}\n\n¿Tiene preguntas? Llámenos al {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop}: gracias por su pago de {paid} por el {vehicle} ({number}). Recibo: {link} Responda STOP para cancelar."
      }
    }
  },
  press: {
    quote: "Ver la cotización",
    workorder: "Ver la orden de trabajo",
    invoice: "Ver la factura",
    receipt: "Ver el recibo"
  },
  consent: (shop) =>
    `${shop} puede enviarle mensajes de texto sobre su cotización, cita y factura. La frecuencia de los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más, HELP para obtener ayuda. Aceptar no es condición de compra.`,
  answers: {
    stopped: "Ya no le enviaremos mensajes de texto. Responda START para volver a recibirlos.",
    help: (shops) => `Mensajes sobre su presupuesto, cita o factura. ${shops}. Responda STOP para cancelar.`
  },
  test: "[Prueba]",
  dayOpen: "por definir"
}
