import type { MailWords } from "../MailWords.ts"

/** The product's mails in Spanish, as in Texas. */
export const es: MailWords = {
  language: "es",
  hello: (firstName) => `Hola ${firstName}:`,
  sentBy: (shop) => `Enviado por Frit para ${shop}.`,
  byHand: "Si el botón no abre, copie esta dirección en su navegador:",
  kinds: {
    resetLink: ({ shop, userName }) => ({
      subject: `Cree una nueva contraseña para ${shop}`,
      lines: [`Alguien pidió una nueva contraseña para el nombre de usuario ${userName} en ${shop}.`],
      press: "Crear una nueva contraseña",
      after: ["El enlace funciona una sola vez, durante 10 minutos.", "Si no fue usted, no haga nada: su contraseña sigue igual."]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Se cambió su contraseña de ${shop}`,
      lines: [`La contraseña del nombre de usuario ${userName} en ${shop} se cambió con un enlace enviado a esta dirección.`, "Su sesión se cerró en todos los lugares donde estaba abierta."],
      press: "No fui yo",
      after: ["Si fue usted, no tiene que hacer nada.", "Si no, cree otra contraseña de inmediato y avise al dueño del taller."]
    })
  }
}
