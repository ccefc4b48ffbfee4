import type { MessageWords } from "../MessageWords.ts"

/**
 * The shop's messages in French, as in Québec. Texts keep to the alphabet of short messages, which has no "ç": one
 * would double what they cost.
 */
export const fr: MessageWords = {
  templates: {
    quote: {
      email: {
        subject: "Votre soumission {number} de {shop}",
        body: "Bonjour {firstName},\n\nVoici votre soumission {number} pour le véhicule {vehicle} : {total}.\n\nConsultez chaque ligne, et signez pour accepter quand vous serez prêt :\n{link}\n\nDes questions? Appelez-nous au {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop} : votre soumission {number} ({vehicle}) est de {total}. Voir et accepter : {link} Répondez ARRET pour cesser."
      }
    },
    workorder: {
      email: {
        subject: "Votre rendez-vous chez {shop}",
        body: "Bonjour {firstName},\n\nVotre véhicule {vehicle} est attendu. Date : {installDate}. Voir le bon de travail :\n{link}\n\nPour déplacer le rendez-vous, appelez-nous au {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop} : votre véhicule {vehicle} est attendu. Date : {installDate}. Détails : {link} Répondez ARRET pour cesser."
      }
    },
    invoice: {
      email: {
        subject: "Facture {number} de {shop}",
        body: "Bonjour {firstName},\n\nMerci de votre confiance. La facture {number} pour le véhicule {vehicle} s’élève à {total}. Il vous reste à payer : {balance}.\n{link}\n\nDes questions? Appelez-nous au {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop} : facture {number} ({vehicle}), {total}. La voir : {link} Répondez ARRET pour cesser."
      }
    },
    receipt: {
      email: {
        subject: "Votre reçu de {shop}, no {number}",
        body: "Bonjour {firstName},\n\nMerci. Nous avons reçu votre paiement de {paid} pour le véhicule {vehicle} (no {number}). Il vous reste à payer : {balance}.\n{link}\n\nDes questions? Appelez-nous au {shopPhone}."
      },
      sms: {
        subject: "",
        body: "{shop} : merci pour votre paiement de {paid}, {vehicle} (no {number}). Voir : {link} Répondez ARRET pour cesser."
      }
    }
  },
  press: {
    quote: "Voir la soumission",
    workorder: "Voir le bon de travail",
    invoice: "Voir la facture",
    receipt: "Voir le reçu"
  },
  consent: (shop) =>
    `${shop} peut vous envoyer des textos au sujet de votre soumission, de votre rendez-vous et de votre facture. La fréquence des messages varie. Des frais de messagerie et de données peuvent s'appliquer. Répondez ARRET pour cesser, AIDE pour de l'aide. Votre consentement n'est pas une condition d'achat.`,
  answers: {
    stopped: "Vous ne recevrez plus de textos de nous. Répondez START pour en recevoir à nouveau.",
    help: (shops) =>
      `Textos au sujet de votre soumission, rendez-vous ou facture. ${shops}. Répondez ARRET pour cesser.`
  },
  test: "[Essai]",
  dayOpen: "à fixer"
}
