import { createHash } from "node:crypto"

/** Under what an e-mail address is found over all shops, whatever its case: nobody can read addresses out of it. */
export const emailKey = (email: string): string => createHash("sha256").update(email.trim().toLowerCase()).digest("hex")
