/**
 * The backgrounds and texts of a theme that an accent must contrast with. Copied from `tokens.css`; a test compares the
 * two.
 */
export interface AccentGrounds {
  readonly surfaces: ReadonlyArray<string>
  readonly texts: ReadonlyArray<string>
  readonly frames: ReadonlyArray<string>
}

/**
 * Light theme. Surfaces: surface, raised, sunken, hover, pressed. Texts: text, quiet text. Frames: frame, hover,
 * current.
 */
export const lightGrounds: AccentGrounds = {
  surfaces: ["#fbfcfc", "#ffffff", "#f2f5f5", "#edf2f2", "#e3eaea"],
  texts: ["#141d1f", "#536166"],
  frames: ["#11191b", "#1d282b", "#24343a"]
}

/** Dark theme, in the same order. */
export const darkGrounds: AccentGrounds = {
  surfaces: ["#12191b", "#192225", "#0e1416", "#202b2e", "#293639"],
  texts: ["#e7eeee", "#a0b0b3"],
  frames: ["#0a0f11", "#161f22", "#1c2b30"]
}
