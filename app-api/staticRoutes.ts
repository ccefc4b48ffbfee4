/**
 * Every route that is not an endpoint: open to everyone, without access to shop data, and not part of the API contract.
 * Everything else the server serves is an endpoint with its own access rules (Z7).
 */
export const staticRoutes: Readonly<Record<string, string>> = {
  "GET /healthz": "whether the process responds",
  "GET /readyz": "whether the process should receive requests",
  "GET /api/V1/openapi.json": "the API contract for machines",
  "GET /api/V1/docs": "the API contract for people",
  "GET /f/:token": "a file by a signed URL, on the separate file host only",
  "GET /dev/mail": "emails stored instead of sent, for developers at this machine",
  "GET /dev/mail/:id": "one stored email",
  "GET /dev/mail/:id/html": "one stored email as HTML",
  "GET /dev/sms": "text messages stored instead of sent, for developers at this machine",
  "POST /dev/sms": "a simulated reply to a stored text message",
  "GET /document/:token": "the page of a customer's link; its data comes from endpoints",
  "GET /": "a shop's public page for visitors who are not signed in, built from public data; otherwise the web app",
  "GET /businesspage": "a shop's public page for everyone",
  "GET /robots.txt": "what search engines may index of a shop",
  "GET /sitemap.xml": "a shop's public page in each language, for search engines",
  "GET /quote": "the public quote page; its data comes from endpoints",
  "GET /quote/visit/:token": "the page of a visitor's appointment; its data comes from endpoints",
  "GET /photos/:token": "the page where a customer photographs the VIN and the glass; its data comes from endpoints",
  "GET /installer": "the installer app's page; its data comes from endpoints",
  "GET /embed.js": "the script that embeds the public quote in a shop's own site; its data comes from endpoints",
  "GET /{*path}": "the web app: its page for every path, and its built files by name"
}
