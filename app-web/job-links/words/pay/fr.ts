import type { PayWords } from "../../PayWords.ts"

/** Paying on the customer's page in French, as in Québec. */
export const fr: PayWords = {
  title: { deposit: "Payer l’acompte", balance: "Payer par carte" },
  says: (shop) =>
    `Votre paiement va à ${shop}. Les données de la carte vont directement au processeur; l’atelier ne les voit jamais.`,
  amount: "Montant",
  fields: "Données de la carte, détenues par le processeur",
  notLoaded: "Les champs de la carte n’ont pas pu être chargés. Réessayez ou appelez l’atelier pour payer.",
  busy: "Traitement de votre paiement…",
  changed: "Le montant vient de changer. Veuillez le vérifier.",
  lost: "La connexion a été perdue. Réessayez : vous ne serez pas débité deux fois.",
  declinedTitle: "La carte n’a pas été débitée",
  declined: {
    generic: "Votre banque a refusé la carte. Communiquez avec elle ou utilisez une autre carte.",
    account: "Le compte de cette carte ne permet pas de paiements. Utilisez une autre carte.",
    funds: "Les fonds ne suffisent pas pour ce montant. Utilisez une autre carte.",
    noAccount: "La banque n’a pas trouvé le compte de cette carte. Utilisez une autre carte.",
    refused: "Le paiement n’a pas été autorisé. Vous pouvez réessayer.",
    again: "Le paiement n’a pas pu être lu. Entrez la carte de nouveau.",
    tooHigh: "Le montant est trop élevé pour cette carte. Utilisez une autre carte.",
    tooLow: "Le montant est trop bas pour un paiement par carte. Appelez l’atelier pour payer.",
    code: "Le code de sécurité est incorrect.",
    expiry: "La date d’expiration est incorrecte.",
    expired: "La carte est expirée. Utilisez une autre carte.",
    postal: "Le code postal ne correspond pas à la carte.",
    number: "Les données de la carte sont incorrectes. Vérifiez-les et réessayez.",
    brand: "Ce type de carte n’est pas accepté ici. Utilisez une autre carte.",
    gift: "Cette carte-cadeau ne couvre pas le paiement. Utilisez une autre carte.",
    verify: "Votre banque veut vérifier ce paiement, ce qui n’est pas possible ici. Utilisez une autre carte.",
    shop: "L’atelier ne peut pas recevoir ce paiement par carte. Veuillez l’appeler.",
    notCharged: "Le paiement n’est jamais arrivé à la banque. Rien n’a été débité; réessayez."
  }
}
