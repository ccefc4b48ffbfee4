/** How the card's fields look: as the fields around the frame do (ui/tokens.css, ui/Field.css), in either theme. */
export const frameStyle = `
:root { color-scheme: light; --text: #141d1f; --quiet: #536166; --line: #7c8c91; --box: #ffffff; --focus: #0b6b73; --danger: #a5231a; --soft: #f2f5f5 }
:root[data-theme="dark"] { color-scheme: dark; --text: #e7eeee; --quiet: #a0b0b3; --line: #6d8085; --box: #192225; --focus: #6dd3cf; --danger: #f5a097; --soft: #0e1416 }
* { box-sizing: border-box }
body { margin: 0; padding: 2px 2px 4px; color: var(--text); background: transparent; font: 14px/1.45 "Inter Variable", Inter, system-ui, sans-serif }
.grid { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 12px }
.cell { display: flex; flex-direction: column; gap: 6px; grid-column: span 2; min-width: 0 }
.cell.wide { grid-column: 1 / -1 }
label { font-size: 13px; font-weight: 500; line-height: 1.35 }
input, select { width: 100%; min-height: 40px; padding: 0 10px; border: 1px solid var(--line); border-radius: 6px; color: inherit; background: var(--box); font: inherit; font-size: 16px; font-variant-numeric: tabular-nums }
input:focus-visible, select:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px }
input[aria-invalid="true"] { border-color: var(--danger) }
.fault { color: var(--danger); font-size: 13px }
.fault:empty { display: none }
.sandbox { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 10px 12px; border-radius: 6px; background: var(--soft); color: var(--quiet); font-size: 13px; grid-column: 1 / -1 }
.sandbox div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
.sandbox select { width: auto; min-height: 32px; font-size: 13px; color: var(--text); max-width: 100% }
.sandbox p { margin: 0 }
@media (max-width: 360px) { .cell { grid-column: span 3 } }
`
