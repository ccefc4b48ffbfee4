import "./gallery.css"

const sizes = ["xs", "sm", "md", "lg", "xl", "2xl", "3xl"]
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

/** Shows the type sizes with sample text from the trade. */
export function TypeScale() {
  return (
    <div data-theme="light" className="sb-unstyled Sheet">
      {sizes.map((size) => (
        <div key={size} className="TypeLine">
          <code>text-{size}</code>
          <span style={{ fontSize: `var(--text-${size})` }}>Pare-brise FW05167 · $1,234.50</span>
        </div>
      ))}
      <p className="tabular">
        1,111.10
        <br />
        8,888.80
      </p>
    </div>
  )
}

/** Shows the steps of the 4 px grid. */
export function SpaceScale() {
  return (
    <div data-theme="light" className="sb-unstyled Sheet">
      {spaces.map((step) => (
        <div key={step} className="TypeLine">
          <code>space-{step}</code>
          <span className="SpaceBar" style={{ width: `var(--space-${step})` }} />
        </div>
      ))}
    </div>
  )
}
