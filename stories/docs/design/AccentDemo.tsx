import { useState } from "react"
import { accentTokens } from "#ui/accentTokens.ts"
import { Button } from "#ui/Button.tsx"
import { ColorField } from "#ui/ColorField.tsx"
import { Language } from "#ui/Language.tsx"
import { Link } from "#ui/Link.tsx"
import "./gallery.css"

/** Shows how one accent color looks in both themes. */
export function AccentDemo() {
  const [color, setColor] = useState("#ffd500")
  const tokens = accentTokens(color)
  return (
    <Language locale="en-US">
      <div className="sb-unstyled">
        <div data-theme="light" className="Sheet">
          <ColorField
            label="A shop's color"
            pickLabel="Choose a color"
            value={color}
            onChange={setColor}
            {...(tokens === null ? { errorMessage: "# and 6 characters" } : {})}
          />
        </div>
        {(["light", "dark"] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="Sheet"
            style={Object.fromEntries(
              Object.entries(tokens?.[theme] ?? {}).map(([name, value]) => [`--${name}`, value])
            )}
          >
            <div className="Swatches">
              {Object.keys(tokens?.[theme] ?? {}).map((name) => (
                <div key={name} className="Swatch">
                  <span style={{ background: `var(--${name})` }} />
                  {name}
                </div>
              ))}
            </div>
            <p>
              <Button variant="primary">Save</Button> <Button variant="quiet">Preview</Button>{" "}
              <Link href="#top">Terms</Link>
            </p>
          </div>
        ))}
      </div>
    </Language>
  )
}
