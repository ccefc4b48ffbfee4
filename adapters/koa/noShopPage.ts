/**
 * What stands at an address of ours that is no shop's, in the reader's language; no more than the address itself tells.
 */
export const noShopPage = (language: string | false, nonce: string, { origin, host }: URL): string => {
  const [tongue, title, go] = words.find(([one]) => one === language) ?? words[0]
  return `<!doctype html>
<html lang="${tongue}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-content: center; gap: 16px; min-height: 90vh; margin: 0; padding: 16px; text-align: center }
  h1 { margin: 0; font-size: 1.4rem }
</style>
<h1>${title}</h1>
<a href="${origin}/login">${go} ${host}</a>
</html>
`
}

/** The languages it is read in, the first one for everybody else. */
export const noShopLanguages = ["en", "fr", "es"]

const words = [
  ["en", "No shop found at this address.", "Log in at"],
  ["fr", "Aucun atelier à cette adresse.", "Ouvrir une session sur"],
  ["es", "No hay ningún taller en esta dirección.", "Iniciar sesión en"]
] as const
