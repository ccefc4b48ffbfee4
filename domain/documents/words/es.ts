import type { DocumentWords } from "../DocumentWords.ts"

/** A job's documents in Spanish, as a shop in Texas writes them. */
export const es: DocumentWords = {
  title: {
    quote: "Cotización",
    workorder: "Orden de trabajo",
    invoice: "Factura",
    credit: "Nota de crédito",
    receipt: "Recibo"
  },
  draft: "Borrador",
  shop: {
    taxId: "Núm. de contribuyente",
    federalTaxId: "Núm. de contribuyente federal",
    goodsAndServicesTaxId: "Núm. GST/HST",
    quebecTaxId: "Núm. QST",
    provincialTaxId: "Núm. PST",
    businessNumber: "Núm. de empresa",
    licenceCa: "Núm. ARD de California",
    licenceFl: "Núm. MV de Florida"
  },
  date: {
    quotedOn: "Fecha de cotización",
    goodUntil: "Válida hasta",
    install: "Instalación",
    timeFrame: "Horario",
    place: "Lugar del servicio",
    invoicedOn: "Fecha de factura",
    dueOn: "Vence",
    terms: "Condiciones",
    job: "Trabajo",
    creditedOn: "Acreditada el",
    invoice: "Factura",
    receivedOn: "Recibido el",
    payer: "Recibido de",
    source: "Forma de pago"
  },
  block: { customer: "Cliente", vehicle: "Vehículo", insurance: "Seguro", install: "Instalación", notes: "Notas" },
  vehicle: { vin: "VIN", plate: "Placa", odometer: "Odómetro" },
  insurance: {
    claim: "Reclamo",
    policy: "Póliza",
    dateOfLoss: "Fecha del siniestro",
    causeOfLoss: "Causa del siniestro",
    agent: "Agente"
  },
  line: {
    partNumber: "Núm. de pieza",
    description: "Descripción",
    quantity: "Cant.",
    unitPrice: "Precio unitario",
    extended: "Importe",
    parts: "Piezas",
    partsSubtotal: "Subtotal de piezas",
    partsAndFees: "Piezas, reparaciones y cargos",
    partsAndFeesSubtotal: "Subtotal de piezas, reparaciones y cargos",
    labor: "Mano de obra",
    laborSubtotal: "Subtotal de mano de obra",
    customerPaid: "Paga el cliente",
    notTaxed: "Sin impuesto",
    noCharge: (reason) => `Sin cargo: ${reason}`
  },
  sum: {
    partsTax: (rate) => `Impuesto sobre piezas (${rate})`,
    laborTax: (rate) => `Impuesto sobre mano de obra (${rate})`,
    tax: "Impuesto",
    taxExempt: (number) => `Exento de impuestos ${number}`.trim(),
    total: (currency) => `Total ${currency}`,
    insurerShare: "Parte de la aseguradora",
    deductible: "Deducible",
    rebate: "Bonificación",
    customerPaid: "Artículos que paga el cliente",
    customerShare: "Parte del cliente",
    creditNote: (number, day) => `Nota de crédito ${number}, ${day}`,
    payment: (day, source) => `Pagado el ${day}, ${source}`,
    refund: (day, source) => `Reembolsado el ${day}, ${source}`,
    owedByInsurer: "Debe la aseguradora",
    owedByCustomer: "Debe el cliente",
    balance: "Saldo pendiente",
    credit: "Saldo a favor",
    received: "Monto recibido",
    kept: "Recibido después del reembolso",
    stillOwed: "Saldo después de este pago"
  },
  note: {
    goodFor: (days, day) => `Este precio es válido por ${days} días, hasta el ${day}.`,
    approval: "Le pediremos su aprobación antes de cualquier trabajo o cargo que no figure aquí.",
    thanks: "Gracias por su preferencia.",
    credited: (invoice) => `Esta nota de crédito anula por completo la factura ${invoice}.`,
    rebills: (job) => `Refacturación del trabajo ${job}.`,
    reason: (reason) => `Motivo: ${reason}`
  },
  blank: {
    title: "Registro de instalación",
    adhesive: "Fabricante y producto del adhesivo",
    lot: "Núm. de lote del adhesivo",
    expiry: "Vencimiento del adhesivo",
    dotNumber: "Núm. DOT del vidrio",
    temperature: "Temperatura y humedad",
    setAt: "Vidrio colocado a las",
    driveAway: "Se puede conducir a partir de",
    odometer: "Odómetro"
  },
  sign: {
    accept: "Acepto esta cotización y autorizo el trabajo indicado.",
    done: "Autorizo el trabajo indicado y me informaron desde cuándo es seguro conducir el vehículo.",
    received: "Confirmo que se realizó el trabajo indicado.",
    customer: "Cliente",
    technician: "Instalador",
    date: "Fecha"
  },
  payer: { customer: "Cliente", insurer: "Aseguradora" },
  source: {
    cash: "Efectivo",
    check: "Cheque",
    cardTerminal: "Terminal de tarjeta",
    bankTransfer: "Transferencia bancaria",
    insurerEft: "EFT de la aseguradora",
    card: "Tarjeta"
  },
  causeOfLoss: {
    "101": "Piedra de la carretera, sin responsable",
    "105": "Piedra de la carretera, tercero responsable",
    "111": "Animal",
    "121": "Rama de árbol",
    "131": "Puerta de cochera",
    "199": "Otro objeto",
    "201": "Colisión",
    "301": "Vandalismo, tercero conocido",
    "311": "Vandalismo, tercero desconocido",
    "321": "Intento de robo",
    "331": "Robo",
    "341": "Otro robo o daño intencional",
    "401": "Calor o frío extremo",
    "411": "Granizo",
    "421": "Vendaval",
    "431": "Inundación",
    "499": "Otra tormenta",
    "901": "Desconocida"
  },
  timeFrame: { "": "", morning: "Mañana", afternoon: "Tarde" },
  place: { inShop: "En el taller", mobile: "Servicio móvil" },
  paymentTerms: {
    "Net 30": "Neto a 30 días",
    "Net 60": "Neto a 60 días",
    "Net 90": "Neto a 90 días",
    Cash: "Contado",
    COD: "Contra entrega"
  }
}
