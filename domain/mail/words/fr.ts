import type { MailWords } from "../MailWords.ts"

/** The product's mails in French, as in Québec. */
export const fr: MailWords = {
  language: "fr",
  hello: (firstName) => `Bonjour ${firstName},`,
  sentBy: (shop) => `Envoyé par Frit pour ${shop}.`,
  byHand: "Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :",
  kinds: {
    resetLink: ({ shop, userName }) => ({
      subject: `Choisir un nouveau mot de passe pour ${shop}`,
      lines: [`Quelqu’un a demandé un nouveau mot de passe pour le nom d’utilisateur ${userName} chez ${shop}.`],
      press: "Choisir un nouveau mot de passe",
      after: ["Le lien fonctionne une seule fois, pendant 10 minutes.", "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même."]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Votre mot de passe pour ${shop} a été changé`,
      lines: [`Le mot de passe du nom d’utilisateur ${userName} chez ${shop} a été changé au moyen d’un lien envoyé à cette adresse.`, "Partout où vous étiez connecté, vous êtes maintenant déconnecté."],
      press: "Ce n’était pas moi",
      after: ["Si c’était vous, il n’y a rien à faire.", "Sinon, choisissez tout de suite un autre mot de passe et avertissez le propriétaire de l’atelier."]
    })
  }
}
