import { lazyPart } from "#web/loading/lazyPart.tsx"

/** Chooses the part of a picture that is kept; fetched before anybody has chosen a picture. */
export const CropPicture = lazyPart(() => import("./CropDialog.tsx"), "CropDialog", "idle")
