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
    }),
    newDevice: ({ shop, userName, device }) => ({
      subject: `Nouvelle connexion chez ${shop}`,
      lines: [`Le nom d’utilisateur ${userName} chez ${shop} s’est connecté avec un appareil jamais vu auparavant : ${device || "un programme qui ne se nomme pas"}.`],
      press: "Voir où je suis connecté",
      after: ["Si c’était vous, il n’y a rien à faire.", "Sinon, changez tout de suite votre mot de passe, mettez fin aux connexions que vous ne connaissez pas et avertissez le propriétaire de l’atelier."]
    }),
    secondStepChanged: ({ shop, userName }) => ({
      subject: `Votre façon de vous connecter à ${shop} a été changée`,
      lines: [`Une clé d’accès, l’application d’authentification ou les codes de récupération du nom d’utilisateur ${userName} chez ${shop} ont été changés.`],
      press: "Voir comment je me connecte",
      after: ["Si c’était vous, il n’y a rien à faire.", "Sinon, changez tout de suite votre mot de passe et avertissez le propriétaire de l’atelier."]
    }),
    secondStepReset: ({ shop, userName }) => ({
      subject: `Votre deuxième étape pour ${shop} a été réinitialisée`,
      lines: [`Une personne qui gère les utilisateurs de ${shop} a retiré les clés d’accès, l’application d’authentification et les codes de récupération du nom d’utilisateur ${userName}.`, "Partout où vous étiez connecté, vous êtes maintenant déconnecté. Connectez-vous avec votre mot de passe, puis configurez de nouveau une deuxième étape."],
      press: "Voir comment je me connecte",
      after: ["Si vous l’avez demandé, il n’y a rien d’autre à faire.", "Sinon, avertissez tout de suite le propriétaire de l’atelier."]
    })
  }
}
