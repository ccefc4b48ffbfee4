import type { MailWords } from "../MailWords.ts"

/** Frit's emails in Spanish, as in Texas. */
export const es: MailWords = {
  language: "es",
  hello: (firstName) => `Hola ${firstName}:`,
  sentBy: (shop) => `Enviado por Frit para ${shop}.`,
  byHand: "Si el botón no funciona, copie esta dirección en su navegador:",
  kinds: {
    resetLink: ({ shop, userName }) => ({
      subject: `Cree una nueva contraseña para ${shop}`,
      lines: [`Alguien pidió una nueva contraseña para el nombre de usuario ${userName} en ${shop}.`],
      press: "Crear una nueva contraseña",
      after: [
        "El enlace funciona una sola vez, durante 10 minutos.",
        "Si no fue usted, ignore este correo. Su contraseña no ha cambiado."
      ]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Se cambió su contraseña de ${shop}`,
      lines: [
        `La contraseña del nombre de usuario ${userName} en ${shop} se cambió con un enlace enviado a esta dirección.`,
        "Se cerraron todas sus sesiones."
      ],
      press: "No fui yo",
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no, cree otra contraseña de inmediato y avise al dueño del taller."
      ]
    }),
    newDevice: ({ shop, userName, device }) => ({
      subject: `Nuevo inicio de sesión en ${shop}`,
      lines: [
        `El nombre de usuario ${userName} de ${shop} inició sesión con un dispositivo nuevo: ${device || "un programa desconocido"}.`
      ],
      press: "Ver dónde tengo sesión abierta",
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no, cambie su contraseña de inmediato, cierre las sesiones que no reconozca y avise al dueño del taller."
      ]
    }),
    secondStepChanged: ({ shop, userName }) => ({
      subject: `Cambió la forma en que inicia sesión en ${shop}`,
      lines: [
        `Se cambió una llave de acceso, la aplicación de autenticación o los códigos de recuperación del nombre de usuario ${userName} en ${shop}.`
      ],
      press: "Ver cómo inicio sesión",
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no, cambie su contraseña de inmediato y avise al dueño del taller."
      ]
    }),
    manyTries: ({ shop, userName, device, tries, since }) => ({
      subject: `Muchos inicios de sesión fallidos en ${shop}`,
      lines: [
        `Alguien probó al menos ${tries} contraseñas incorrectas para el nombre de usuario ${userName} en ${shop} desde el ${since}. El último intento vino de: ${device || "un programa desconocido"}.`,
        "Ninguno de esos intentos logró entrar y su cuenta no está bloqueada. Esos intentos se hacen más lentos; en un dispositivo que ya usó antes, inicia sesión normalmente."
      ],
      press: "Ver mis inicios de sesión",
      after: [
        "Si fue usted, no tiene que hacer nada. Si no recuerda su contraseña, elija «¿Olvidó su contraseña?» al iniciar sesión.",
        "Si no, elija una contraseña que no use en ningún otro lugar y agregue una llave de acceso o un segundo paso. Este correo le llega una vez al día como máximo."
      ]
    }),
    manyCodes: ({ shop, userName, device, tries, since }) => ({
      subject: `Es posible que alguien conozca su contraseña de ${shop}`,
      lines: [
        `Se ingresaron al menos ${tries} códigos incorrectos para el nombre de usuario ${userName} en ${shop} desde el ${since}, siempre después de la contraseña correcta. El último intento vino de: ${device || "un programa desconocido"}.`,
        "Ninguno de esos intentos logró entrar: el segundo paso los detuvo."
      ],
      press: "Elegir una contraseña nueva",
      after: [
        "Si fue usted, no tiene que hacer nada.",
        "Si no, elija de inmediato una contraseña nueva y avise al dueño del taller. Este correo le llega una vez al día como máximo."
      ]
    }),
    secondStepReset: ({ shop, userName }) => ({
      subject: `Se restableció su segundo paso en ${shop}`,
      lines: [
        `El dueño o un administrador de ${shop} quitó las llaves de acceso, la aplicación de autenticación y los códigos de recuperación del nombre de usuario ${userName}.`,
        "Se cerraron todas sus sesiones. Inicie sesión con su contraseña y configure un nuevo segundo paso."
      ],
      press: "Ver cómo inicio sesión",
      after: ["Si usted lo pidió, no tiene que hacer nada.", "Si no, avise de inmediato al dueño del taller."]
    })
  }
}
