import type { PageWords } from "../PageWords.ts"

/** The customer's page in French, as in Québec. */
export const fr: PageWords = {
  loading: "Un instant…",
  language: "Langue",
  call: (shop) => `Appeler ${shop}`,
  hello: (name) => `Bonjour ${name},`,
  open: (until) => `Voici votre soumission. Le prix est garanti jusqu’au ${until}.`,
  view: "Voici votre document.",
  changed: "L’atelier a modifié cette soumission depuis son envoi. Voici la version actuelle.",
  changedNow: "La soumission vient d’être modifiée. Veuillez la relire.",
  accepted: (by, day) => `Acceptée par ${by} le ${day}.`,
  acceptedNext: "Merci. L’atelier communiquera avec vous au sujet de l’installation.",
  declined: (day) => `Vous avez refusé cette soumission le ${day}.`,
  declinedNext: "Vous avez changé d’idée? Appelez l’atelier ou demandez un appel.",
  expired: (day) => `Ce prix était garanti jusqu’au ${day}. Demandez une soumission à jour à l’atelier.`,
  expiredPaper: "Ce lien est expiré. Demandez-en un nouveau à l’atelier.",
  ordered: "Votre bon de travail est confirmé. Merci.",
  pdf: "Télécharger en PDF",
  lines: "Ce qui est compris",
  quantity: "Qté",
  accept: "Accepter la soumission",
  decline: "Refuser",
  callMe: "Demander un appel",
  callAsked: "Nous avons dit à l’atelier que vous souhaitez un appel.",
  callNote: "Quel est le bon moment, et à quel sujet?",
  callSend: "Demander un appel",
  declineTitle: "Refuser la soumission",
  declineReason: "Pourquoi? Cela aide l’atelier (facultatif).",
  declineSend: "Refuser",
  yours: "Votre part à payer maintenant",
  pay: { deposit: (amount) => `Payer l’acompte de ${amount}`, balance: (amount) => `Payer ${amount}` },
  payLater: {
    deposit: (amount) =>
      `Après votre acceptation, l’atelier demande un acompte de ${amount}. Vous pourrez le payer ici par carte.`,
    balance: (amount) => `Après votre acceptation, ${amount} sera à payer. Vous pourrez payer ici par carte.`
  },
  payUnderWay: (amount) =>
    `Votre paiement de ${amount} est en cours. Il s’affichera ici dès la réponse de la banque; veuillez ne pas payer de nouveau.`,
  payByPhone: (amount) => `${amount} à payer. Veuillez appeler l’atelier pour payer.`,
  paid: (amount, day, source) => `${amount} payé le ${day}, ${source}. Merci.`,
  receiptMailed: "Le reçu est en route vers votre adresse courriel.",
  receipt: "Reçu en PDF",
  acceptTitle: "Accepter la soumission",
  acceptSays: (total) => `J’accepte cette soumission de ${total} et j’autorise les travaux indiqués.`,
  acceptSend: "Signer et accepter",
  name: "Votre nom",
  nameMissing: "Veuillez entrer votre nom",
  signature: "Signature",
  signatureMissing: "Veuillez signer",
  way: "Façon de signer",
  draw: "Tracer",
  type: "Taper",
  signHere: "Signez ici",
  signed: "Signé",
  clear: "Effacer",
  typedName: "Tapez votre nom pour signer",
  back: "Retour",
  again: "Réessayer",
  trouble: {
    unknown: {
      title: "Ce lien ne s’ouvre pas",
      text: "Il a peut-être été retiré, ou copié en partie. Demandez-en un nouveau à l’atelier."
    },
    tooOften: {
      title: "Un instant, s’il vous plaît",
      text: "Cette page a été ouverte trop de fois. Réessayez dans quelques minutes."
    },
    changed: { title: "La soumission a été modifiée", text: "Veuillez la relire." },
    away: { title: "Pas de connexion", text: "Vérifiez votre connexion et réessayez." },
    declines: {
      title: "Trop de cartes refusées",
      text: "Trop de cartes ont été refusées ici. Attendez une heure ou appelez l’atelier pour payer."
    },
    noCards: {
      title: "Paiement par carte non disponible",
      text: "Les paiements par carte ne sont pas acceptés pour l’instant. Réessayez dans quelques minutes ou appelez l’atelier."
    }
  }
}
