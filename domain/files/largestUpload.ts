/** Spec §9: images and files up to 5 MB, in bytes. */
export const largestUpload = 5 * 1024 * 1024
