/** The maximum upload size in bytes: images and files up to 5 MB, spec §9. */
export const maxUploadBytes = 5 * 1024 * 1024
