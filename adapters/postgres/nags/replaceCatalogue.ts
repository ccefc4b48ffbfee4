import { connectOwner } from "../connectOwner.ts"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import { loadLicensedCatalogue } from "./loadLicensedCatalogue.ts"

/** Does so in the owner's database, on a connection of its own. */
export const replaceCatalogue = async (
  ownerUrl: string,
  edition: string,
  fits: AsyncIterable<GlassFit>
): Promise<number> => {
  const owner = await connectOwner(ownerUrl)
  return await loadLicensedCatalogue(owner, edition, fits).finally(() => owner.end())
}
