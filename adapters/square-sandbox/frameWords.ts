/** Every word inside the card's frame: the field rules and messages of spec §5. */
export const frameWords = {
  en: {
    number: "Card number",
    expiry: "Expiry (MM/YY)",
    code: "Security code",
    postal: "Postal code",
    required: "Please enter the {field}",
    digits: "{field} takes digits only",
    tooLong: "{field} cannot exceed {length} characters",
    tooShort: "{field} must be at least {length} characters",
    mistyped: "Please check the card number",
    form: "Expiry is written MM/YY",
    sandbox: "Sandbox: no card is charged. Use 4111 1111 1111 1111, any month to come, code 111.",
    answer: "Answer to show",
    asTyped: "By the card"
  },
  fr: {
    number: "Numéro de carte",
    expiry: "Expiration (MM/AA)",
    code: "Code de sécurité",
    postal: "Code postal",
    required: "Veuillez indiquer : {field}",
    digits: "{field} : chiffres seulement",
    tooLong: "{field} ne peut dépasser {length} caractères",
    tooShort: "{field} : au moins {length} caractères",
    mistyped: "Veuillez vérifier le numéro de carte",
    form: "L’expiration s’écrit MM/AA",
    sandbox: "Bac à sable : aucune carte n’est débitée. Utilisez 4111 1111 1111 1111, un mois à venir, code 111.",
    answer: "Réponse à montrer",
    asTyped: "Selon la carte"
  },
  es: {
    number: "Número de tarjeta",
    expiry: "Vencimiento (MM/AA)",
    code: "Código de seguridad",
    postal: "Código postal",
    required: "Indique: {field}",
    digits: "{field}: solo dígitos",
    tooLong: "{field} no puede exceder {length} caracteres",
    tooShort: "{field}: al menos {length} caracteres",
    mistyped: "Revise el número de tarjeta",
    form: "El vencimiento se escribe MM/AA",
    sandbox: "Entorno de prueba: no se cobra ninguna tarjeta. Use 4111 1111 1111 1111, un mes futuro, código 111.",
    answer: "Respuesta que mostrar",
    asTyped: "Según la tarjeta"
  }
} as const
