import type { DocumentWords } from "../DocumentWords.ts"

/** A job's documents in French, as a shop in Québec writes them. */
export const fr: DocumentWords = {
  title: {
    quote: "Soumission",
    workorder: "Bon de travail",
    invoice: "Facture",
    credit: "Note de crédit",
    receipt: "Reçu"
  },
  draft: "Brouillon",
  shop: {
    taxId: "Nº d’identification fiscale",
    federalTaxId: "Nº d’identification fiscale fédéral",
    goodsAndServicesTaxId: "Nº TPS/TVH",
    quebecTaxId: "Nº TVQ",
    provincialTaxId: "Nº TVP",
    businessNumber: "Nº d’entreprise",
    licenceCa: "Nº ARD de la Californie",
    licenceFl: "Nº MV de la Floride"
  },
  date: {
    quotedOn: "Date de la soumission",
    goodUntil: "Valide jusqu’au",
    install: "Installation",
    timeFrame: "Moment",
    place: "Lieu du service",
    invoicedOn: "Date de facturation",
    dueOn: "Échéance",
    terms: "Modalités",
    job: "Dossier",
    creditedOn: "Créditée le",
    invoice: "Facture",
    receivedOn: "Reçu le",
    payer: "Reçu de",
    source: "Mode"
  },
  block: { customer: "Client", vehicle: "Véhicule", insurance: "Assurance", install: "Installation", notes: "Notes" },
  vehicle: { vin: "NIV", plate: "Plaque", odometer: "Odomètre" },
  insurance: {
    claim: "Réclamation",
    policy: "Police",
    dateOfLoss: "Date du sinistre",
    causeOfLoss: "Cause du sinistre",
    agent: "Agent ou courtier"
  },
  line: {
    partNumber: "Nº de pièce",
    description: "Description",
    quantity: "Qté",
    unitPrice: "Prix unitaire",
    extended: "Montant",
    parts: "Pièces",
    partsSubtotal: "Sous-total des pièces",
    partsAndFees: "Pièces, réparations et frais",
    partsAndFeesSubtotal: "Sous-total des pièces, réparations et frais",
    labor: "Main-d’œuvre",
    laborSubtotal: "Sous-total de la main-d’œuvre",
    customerPaid: "À payer par le client",
    notTaxed: "Non taxé",
    noCharge: (reason) => `Sans frais : ${reason}`
  },
  sum: {
    partsTax: (rate) => `Taxe sur les pièces (${rate})`,
    laborTax: (rate) => `Taxe sur la main-d’œuvre (${rate})`,
    tax: "Taxe",
    taxExempt: (number) => `Exempt de taxes ${number}`.trim(),
    total: (currency) => `Total ${currency}`,
    insurerShare: "Part de l’assureur",
    deductible: "Franchise",
    rebate: "Remise",
    customerPaid: "Articles à payer par le client",
    customerShare: "Part du client",
    creditNote: (number, day) => `Note de crédit ${number}, ${day}`,
    payment: (day, source) => `Payé le ${day}, ${source}`,
    refund: (day, source) => `Remboursé le ${day}, ${source}`,
    owedByInsurer: "À payer par l’assureur",
    owedByCustomer: "À payer par le client",
    balance: "Solde à payer",
    credit: "Solde créditeur",
    received: "Montant reçu",
    kept: "Reçu après remboursement",
    stillOwed: "Solde après ce paiement"
  },
  note: {
    goodFor: (days, day) => `Ce prix est valide pendant ${days} jours, jusqu’au ${day}.`,
    approval: "Nous demandons votre accord avant tout travail ou tous frais non indiqués ici.",
    thanks: "Merci de votre confiance.",
    credited: (invoice) => `Cette note de crédit annule au complet la facture ${invoice}.`,
    rebills: (job) => `Refacturation du dossier ${job}.`,
    reason: (reason) => `Motif : ${reason}`
  },
  blank: {
    title: "Fiche de pose",
    adhesive: "Fabricant et produit de l’adhésif",
    lot: "Nº de lot de l’adhésif",
    expiry: "Date d’expiration de l’adhésif",
    dotNumber: "Nº DOT de la vitre",
    temperature: "Température et humidité",
    setAt: "Vitre posée à",
    driveAway: "Véhicule prêt à rouler à partir de",
    odometer: "Odomètre"
  },
  sign: {
    accept: "J’accepte cette soumission et j’autorise les travaux indiqués.",
    done: "J’autorise les travaux indiqués et on m’a dit à partir de quand le véhicule peut rouler en sécurité.",
    received: "Je confirme que les travaux indiqués ont été effectués.",
    customer: "Client",
    technician: "Poseur",
    date: "Date"
  },
  payer: { customer: "Client", insurer: "Assureur" },
  source: {
    cash: "Comptant",
    check: "Chèque",
    cardTerminal: "Terminal de paiement",
    bankTransfer: "Virement bancaire",
    insurerEft: "TEF de l’assureur",
    card: "Carte"
  },
  causeOfLoss: {
    "101": "Roche projetée par la route, aucun responsable",
    "105": "Roche projetée par la route, tiers responsable",
    "111": "Animal",
    "121": "Branche d’arbre",
    "131": "Porte de garage",
    "199": "Autre objet",
    "201": "Collision",
    "301": "Vandalisme, tiers connu",
    "311": "Vandalisme, tiers inconnu",
    "321": "Tentative de vol",
    "331": "Vol",
    "341": "Autre vol ou méfait",
    "401": "Chaleur ou froid extrême",
    "411": "Grêle",
    "421": "Tempête de vent",
    "431": "Inondation",
    "499": "Autre tempête",
    "901": "Inconnue"
  },
  timeFrame: { "": "", morning: "Avant-midi", afternoon: "Après-midi" },
  place: { inShop: "À l’atelier", mobile: "Service mobile" },
  paymentTerms: {
    "Net 30": "Net 30 jours",
    "Net 60": "Net 60 jours",
    "Net 90": "Net 90 jours",
    Cash: "Comptant",
    COD: "Contre remboursement"
  }
}
