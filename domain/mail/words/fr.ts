import type { MailWords } from "../MailWords.ts"

/** Frit's emails in French, as in Québec. */
export const fr: MailWords = {
  language: "fr",
  hello: (firstName) => `Bonjour ${firstName},`,
  sentBy: (shop) => `Envoyé par Frit pour ${shop}.`,
  byHand: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  kinds: {
    resetLink: ({ shop, userName }) => ({
      subject: `Choisir un nouveau mot de passe pour ${shop}`,
      lines: [`Quelqu’un a demandé un nouveau mot de passe pour le nom d’utilisateur ${userName} chez ${shop}.`],
      press: "Choisir un nouveau mot de passe",
      after: [
        "Le lien fonctionne une seule fois, pendant 10 minutes.",
        "Si ce n’était pas vous, ignorez ce courriel. Votre mot de passe n’a pas changé."
      ]
    }),
    passwordChanged: ({ shop, userName }) => ({
      subject: `Votre mot de passe pour ${shop} a été changé`,
      lines: [
        `Le mot de passe du nom d’utilisateur ${userName} chez ${shop} a été changé au moyen d’un lien envoyé à cette adresse.`,
        "Toutes vos sessions ont été fermées."
      ],
      press: "Ce n’était pas moi",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, choisissez tout de suite un autre mot de passe et avisez le propriétaire de l’atelier."
      ]
    }),
    newDevice: ({ shop, userName, device }) => ({
      subject: `Nouvelle session chez ${shop}`,
      lines: [
        `Une session a été ouverte chez ${shop} pour le nom d’utilisateur ${userName} avec un nouvel appareil : ${device || "un programme inconnu"}.`
      ],
      press: "Voir mes sessions ouvertes",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, changez tout de suite votre mot de passe, fermez les sessions que vous ne reconnaissez pas et avisez le propriétaire de l’atelier."
      ]
    }),
    secondStepChanged: ({ shop, userName }) => ({
      subject: `Votre façon d’ouvrir une session chez ${shop} a été changée`,
      lines: [
        `Une clé d’accès, l’application d’authentification ou les codes de récupération du nom d’utilisateur ${userName} chez ${shop} ont été changés.`
      ],
      press: "Voir ma façon d’ouvrir une session",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, changez tout de suite votre mot de passe et avisez le propriétaire de l’atelier."
      ]
    }),
    manyTries: ({ shop, userName, device, tries, since }) => ({
      subject: `Nombreux échecs d’ouverture de session chez ${shop}`,
      lines: [
        `Quelqu’un a essayé au moins ${tries} mots de passe erronés pour le nom d’utilisateur ${userName} chez ${shop} depuis le ${since}. Le dernier essai venait de : ${device || "un programme inconnu"}.`,
        "Aucun de ces essais n’a réussi, et votre compte n’est pas verrouillé. De tels essais sont ralentis; sur un appareil que vous avez déjà utilisé, vous ouvrez votre session normalement."
      ],
      press: "Voir l’historique",
      after: [
        "Si c’était vous, il n’y a rien à faire. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié? » à l’écran d’ouverture de session.",
        "Sinon, choisissez un mot de passe que vous n’utilisez nulle part ailleurs, et ajoutez une clé d’accès ou une deuxième étape. Vous recevez ce courriel une fois par jour au plus."
      ]
    }),
    manyCodes: ({ shop, userName, device, tries, since }) => ({
      subject: `Quelqu’un connaît peut-être votre mot de passe pour ${shop}`,
      lines: [
        `Au moins ${tries} codes erronés ont été entrés pour le nom d’utilisateur ${userName} chez ${shop} depuis le ${since}, chaque fois après le bon mot de passe. Le dernier essai venait de : ${device || "un programme inconnu"}.`,
        "Aucun de ces essais n’a réussi : la deuxième étape les a arrêtés."
      ],
      press: "Choisir un nouveau mot de passe",
      after: [
        "Si c’était vous, il n’y a rien à faire.",
        "Sinon, choisissez tout de suite un nouveau mot de passe et avisez le propriétaire de l’atelier. Vous recevez ce courriel une fois par jour au plus."
      ]
    }),
    secondStepReset: ({ shop, userName }) => ({
      subject: `Votre deuxième étape pour ${shop} a été réinitialisée`,
      lines: [
        `Un propriétaire ou un administrateur de ${shop} a retiré les clés d’accès, l’application d’authentification et les codes de récupération du nom d’utilisateur ${userName}.`,
        "Toutes vos sessions ont été fermées. Ouvrez une session avec votre mot de passe, puis configurez une nouvelle deuxième étape."
      ],
      press: "Voir ma façon d’ouvrir une session",
      after: [
        "Si vous l’avez demandé, il n’y a rien à faire.",
        "Sinon, avertissez tout de suite le propriétaire de l’atelier."
      ]
    })
  }
}
