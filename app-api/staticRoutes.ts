/**
 * Every route that is no endpoint: what answers to everyone, knows no shop's data, and is not part of the API's
 * contract. Whatever else the server answers is an endpoint with its own access (Z7).
 */
export const staticRoutes: Readonly<Record<string, string>> = {
  "GET /healthz": "the process answers",
  "GET /readyz": "the process should be sent calls",
  "GET /api/V1/openapi.json": "the contract for machines",
  "GET /api/V1/docs": "the contract for people",
  "GET /f/:token": "a file by a signed address, at the host of its own for files alone",
  "GET /dev/mail": "mails that were kept instead of sent, for whoever sits at the machine",
  "GET /dev/mail/:id": "one of them",
  "GET /dev/mail/:id/html": "the same as HTML",
  "GET /dev/sms": "text messages that were kept instead of sent, for whoever sits at the machine",
  "POST /dev/sms": "an answer to one of them, as the phone would give it",
  "GET /document/:token": "the page behind a customer's link; what it shows comes from endpoints",
  "GET /": "a shop's public page for who has not signed in, made of what it shows to everybody; else the web app",
  "GET /businesspage": "a shop's public page for everybody",
  "GET /robots.txt": "what search engines may read of a shop",
  "GET /sitemap.xml": "a shop's public page in each language, for search engines",
  "GET /quote": "the page of the public quote; what it shows comes from endpoints",
  "GET /quote/visit/:token": "the page of a visitor's appointment; what it shows comes from endpoints",
  "GET /photos/:token":
    "the page on which a customer photographs their VIN and their glass; what it shows comes from endpoints",
  "GET /installer": "the page of the installer's phone; what it shows comes from endpoints",
  "GET /embed.js": "the script that stands the public quote on a shop's own site; what it shows comes from endpoints",
  "GET /{*path}": "the web app: its page for every address, its built files by their names"
}
