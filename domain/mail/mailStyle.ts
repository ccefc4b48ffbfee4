/**
 * How a mail looks where the reader's screen is dark. Mail programs that know no style sheets keep the light one,
 * written on each cell.
 */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#12191b!important}.paper{background:#192225!important;border-color:#2a373a!important}.ink{color:#e7eeee!important}
.quiet{color:#a0b0b3!important;border-color:#2a373a!important}.press{background:#57c4c0!important}.press a{color:#04191b!important}}`
