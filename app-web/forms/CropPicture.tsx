import { latePart } from "#web/shell/latePart.tsx"

/** Chooses the part of a picture that is kept; fetched before anybody has chosen a picture. */
export const CropPicture = latePart(() => import("./CropDialog.tsx"), "CropDialog", "idle")
