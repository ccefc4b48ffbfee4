/** Words that messages must not use because the glossary has a preferred term. */
export interface Avoided {
  /** Regular expression matching entire words, case-insensitive. */
  readonly words: string
  readonly instead: string
  /** Ids of messages that may use the word; a comment gives the reason. */
  readonly except?: ReadonlyArray<string>
}

/** By language. Words that also have another meaning are matched by their context. */
export const avoidedWords: Readonly<Record<"en" | "fr" | "es", ReadonlyArray<Avoided>>> = {
  en: [
    { words: "stands?", instead: "appears, is final" },
    { words: "anew|once more", instead: "again" },
    { words: "at present|meanwhile", instead: "now, in the meantime" },
    { words: "given out", instead: "issued" },
    { words: "any more", instead: "no longer" },
    { words: "takes? no", instead: "does not accept, needs no" },
    { words: "(is|are) kept", instead: "is saved" },
    { words: "(is|are) made(?! up| of)", instead: "was created" },
    { words: "taken? back|takes? .* back|took .* back", instead: "credit, revoke" },
    { words: "(is|not|already) taken|taken by", instead: "in use, accepted, collected by" },
    { words: "somebody|everybody", instead: "someone, everyone" },
    { words: "there is no such|not there any more", instead: "not found, no longer exists" },
    { words: "papers?", instead: "document" },
    { words: "panes?|windscreens?|rear window", instead: "glass, windshield, back glass" },
    {
      words: "mouldings?|catalogues?|licences?|cheques?|labour|grey|colours?|centres?|cancelled",
      instead: "US spelling"
    },
    { words: "heads-up", instead: "head-up" },
    { words: "look-ups?|bar codes?|e-mails?|set-up", instead: "lookup, barcode, email, settings" },
    { words: "plug-ins?", instead: "add-on" },
    { words: "technicians?", instead: "installer" },
    { words: "sales representatives?", instead: "salesperson" },
    { words: "suppliers?|vendors?", instead: "distributor" },
    { words: "expiry", instead: "expiration date" },
    { words: "makers?", instead: "manufacturer" },
    { words: "sign(ed|s)?[ -]ins?|signing in", instead: "log in, login" },
    { words: "the system", instead: "Frit" },
    { words: "owner of (the|your) shop|people of the shop|its people", instead: "shop owner, staff" },
    { words: "turn into", instead: "convert to" },
    { words: "forget|bring back|brought back|let in|shut out", instead: "remove, undo, reactivate, access" },
    { words: "under way", instead: "in progress" },
    { words: "(?<!as )usual", instead: "default" },
    { words: "forenoon", instead: "morning" },
    { words: "not right", instead: "incorrect" },
    { words: "priced by|paid by", instead: "pricing profile, payer" },
    { words: "work assignments?", instead: "dispatch" }
  ],
  fr: [
    { words: "devis|estimé|ordre de travail", instead: "soumission, bon de travail" },
    { words: "vitrages?", instead: "vitre" },
    { words: "garnitures?|agrafes?|kits?", instead: "moulure, attache, trousse" },
    { words: "recal|étalonnage", instead: "calibrage" },
    { words: "bande teintée|capteurs?|opaque", instead: "bande pare-soleil, détecteur, gris foncé" },
    { words: "motricité|finition", instead: "rouage, version" },
    { words: "en faute|déductible|escomptes?", instead: "responsable, franchise, rabais" },
    { words: "prix de liste|listes? de prix", instead: "prix de catalogue, fichier de prix" },
    { words: "(?<!prix )coûtant", instead: "prix coûtant" },
    { words: "assignations?|affectations?", instead: "mandat" },
    { words: "identifiant tpa", instead: "identifiant du tiers administrateur" },
    { words: "installateurs?|techniciens?", instead: "poseur" },
    { words: "représentants?", instead: "vendeur" },
    { words: "flottes?|racine|emplacements?", instead: "parc automobile, root, succursale" },
    { words: "exemptée?s?|exonérée?s?", instead: "exempt" },
    { words: "dépôts?|cédules?", instead: "acompte, calendrier" },
    { words: "se connecter|connectez-vous|déconnect\\p{L}+", instead: "ouvrir, fermer la session" },
    { words: "habituel\\p{L}*|pas certain", instead: "par défaut, je ne sais pas" },
    { words: "gard(er|ez|é|ée|és|ées|ent)|oublier", instead: "enregistrer, conserver, retirer" },
    { words: "ébauches?|dessiner", instead: "brouillon, tracer" },
    { words: "papiers?", instead: "document" },
    { words: "N°", instead: "Nº" },
    { words: "e-?mails?", instead: "courriel" },
    { words: "(n’a|n’ont) pu", instead: "n’a pas pu" },
    { words: "toutes les quelques", instead: "automatiquement" }
  ],
  es: [
    { words: "renglón|renglones", instead: "línea" },
    { words: "refacción|refacciones|(?:las|faltan) partes|cristal(es)?", instead: "pieza, vidrio" },
    { words: "ubicaci(ón|ones)", instead: "sucursal", except: ["place", "places"] },
    { words: "vidrio de aleta|ventanilla", instead: "vidrio de costado, aleta" },
    { words: "calefactables?|franja(?! horaria)", instead: "con calefacción, banda sombreada" },
    { words: "grapas?|gel", instead: "clip, almohadilla" },
    { words: "caduc\\p{L}+", instead: "vencer, vencimiento" },
    { words: "kilometraje|culpables?|dígito de control", instead: "millaje, responsable, dígito verificador" },
    { words: "número de siniestro", instead: "número de reclamo" },
    { words: "fecha de referencia", instead: "fecha de remisión" },
    { words: "representantes? de ventas|técnicos?", instead: "vendedor, instalador" },
    { words: "tiendas?|raíz|propietarios?", instead: "taller, root, dueño" },
    { words: "pedidos?", instead: "orden de compra" },
    { words: "a domicilio", instead: "servicio móvil" },
    { words: "depósitos?", instead: "anticipo" },
    { words: "informes?", instead: "reporte" },
    { words: "ajustes?|habitual(es)?", instead: "configuración, predeterminado" },
    { words: "papel(es)?", instead: "documento" },
    // An "ó" doubles the cost of a text message, so text messages say presupuesto.
    { words: "presupuestos?", instead: "cotización", except: ["quote.sms.body", "answers.help"] },
    // The column with a line's amount, on screen and in documents.
    { words: "importes?", instead: "monto", except: ["line.extended"] },
    { words: "n\\.º", instead: "núm." },
    { words: "cobrar otra vez", instead: "refacturación" }
  ]
}
