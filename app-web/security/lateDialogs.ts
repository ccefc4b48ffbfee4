import { latePart } from "#web/shell/latePart.tsx"

/** The dialogs of the sign-in screen, in a file that is fetched once the screen is drawn: they open on a press. */
export const ConfirmApp = latePart(() => import("./ConfirmApp.tsx"), "ConfirmApp", "idle")
export const PasswordDialog = latePart(() => import("./PasswordDialog.tsx"), "PasswordDialog", "idle")
export const RecoveryCodes = latePart(() => import("./RecoveryCodes.tsx"), "RecoveryCodes", "idle")
export const RenamePasskey = latePart(() => import("./RenamePasskey.tsx"), "RenamePasskey", "idle")
