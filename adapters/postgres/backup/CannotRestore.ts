/** Why a backup is not restored, in one line for the person who asked. Nothing was changed. */
export class CannotRestore extends Error {
  override readonly name = "CannotRestore"
}
