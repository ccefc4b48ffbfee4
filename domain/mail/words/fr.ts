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
      after: [
        "Le lien fonctionne une seule fois, pendant 10 minutes.",
        "Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même."
      ]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Votre mot de passe pour ${shop} a été changé`,
      lines: [
        `Le mot de passe du nom d’utilisateur ${userName} chez ${shop} a été changé au moyen d’un lien envoyé à cette adresse.`,
        "Partout où vous étiez connecté, vous êtes maintenant déconnecté."
      ],
      press: "Ce n’était pas moi",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, choisissez tout de suite un autre mot de passe et avertissez le propriétaire de l’atelier."
      ]
    }),
    newDevice: ({ shop, userName, device }) => ({
      subject: `Nouvelle connexion chez ${shop}`,
      lines: [
        `Le nom d’utilisateur ${userName} chez ${shop} s’est connecté avec un appareil jamais vu auparavant : ${device || "un programme qui ne se nomme pas"}.`
      ],
      press: "Voir où je suis connecté",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, changez tout de suite votre mot de passe, mettez fin aux connexions que vous ne connaissez pas et avertissez le propriétaire de l’atelier."
      ]
    }),
    secondStepChanged: ({ shop, userName }) => ({
      subject: `Votre façon de vous connecter à ${shop} a été changée`,
      lines: [
        `Une clé d’accès, l’application d’authentification ou les codes de récupération du nom d’utilisateur ${userName} chez ${shop} ont été changés.`
      ],
      press: "Voir comment je me connecte",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, changez tout de suite votre mot de passe et avertissez le propriétaire de l’atelier."
      ]
    }),
    manyTries: ({ shop, userName, device, tries, since }) => ({
      subject: `De nombreuses connexions refusées chez ${shop}`,
      lines: [
        `Quelqu’un a essayé au moins ${tries} mots de passe erronés pour le nom d’utilisateur ${userName} chez ${shop} depuis le ${since}. Le dernier essai venait de : ${device || "un programme qui ne se nomme pas"}.`,
        "Aucun de ces essais n’a réussi, et votre compte n’est pas verrouillé. De tels essais sont ralentis; sur un appareil d’où vous vous êtes déjà connecté, vous vous connectez comme d’habitude."
      ],
      press: "Voir mes connexions",
      after: [
        "Si c’était vous, il n’y a rien à faire. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié? » à la connexion.",
        "Sinon, choisissez un mot de passe que vous n’utilisez nulle part ailleurs, et ajoutez une clé d’accès ou une deuxième étape. Vous recevez ce courriel une fois par jour au plus."
      ]
    }),
    manyCodes: ({ shop, userName, device, tries, since }) => ({
      subject: `Quelqu’un connaît peut-être votre mot de passe pour ${shop}`,
      lines: [
        `Au moins ${tries} codes erronés ont été entrés pour le nom d’utilisateur ${userName} chez ${shop} depuis le ${since}, chaque fois après le bon mot de passe. Le dernier essai venait de : ${device || "un programme qui ne se nomme pas"}.`,
        "Aucun de ces essais n’a réussi : la deuxième étape les a arrêtés."
      ],
      press: "Choisir un nouveau mot de passe",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, choisissez tout de suite un nouveau mot de passe et avertissez le propriétaire de l’atelier. Vous recevez ce courriel une fois par jour au plus."
      ]
    }),
    secondStepReset: ({ shop, userName }) => ({
      subject: `Votre deuxième étape pour ${shop} a été réinitialisée`,
      lines: [
        `Une personne qui gère les utilisateurs de ${shop} a retiré les clés d’accès, l’application d’authentification et les codes de récupération du nom d’utilisateur ${userName}.`,
        "Partout où vous étiez connecté, vous êtes maintenant déconnecté. Connectez-vous avec votre mot de passe, puis configurez de nouveau une deuxième étape."
      ],
      press: "Voir comment je me connecte",
      after: [
        "Si vous l’avez demandé, il n’y a rien d’autre à faire.",
        "Sinon, avertissez tout de suite le propriétaire de l’atelier."
      ]
    })
  }
}
