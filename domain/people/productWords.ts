/** The words of the product and the trade, in its three languages, that whoever guesses passwords of a glass shop tries first (trust.md P2). */
export const productWords: ReadonlyArray<string> = [
  "frit", "fritglass", "autoglass", "auto", "glass", "windshield", "windscreen", "backglass", "doorglass", "quarterglass", "sunroof", "repair",
  "replacement", "calibration", "adas", "urethane", "molding", "chip", "chiprepair", "shop", "office", "counter", "installer", "owner", "admin",
  "billing", "sales", "invoice", "quote", "workorder", "insurance", "claim", "deductible", "nags", "mobile", "service", "company", "the", "and", "my",
  "parebrise", "vitre", "vitres", "vitrerie", "verre", "lunette", "franchise", "atelier", "garage", "soumission", "facture", "assurance",
  "parabrisas", "vidrio", "vidrios", "cristal", "cristales", "taller", "cotizacion", "factura", "seguro", "deducible"
]
