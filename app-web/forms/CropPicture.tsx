import { lazyPart } from "#web/loading/lazyPart.tsx"

/** The crop dialog as a lazy-loaded chunk, prefetched before a picture is chosen. */
export const CropPicture = lazyPart(() => import("./CropDialog.tsx"), "CropDialog", "idle")
