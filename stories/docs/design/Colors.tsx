import "./gallery.css"

const groups = [
  {
    title: "Surface and text",
    names: [
      "surface",
      "surface-raised",
      "surface-sunken",
      "surface-hover",
      "surface-pressed",
      "text",
      "text-quiet",
      "text-disabled",
      "line",
      "line-control"
    ]
  },
  {
    title: "Accent: the one thing to do",
    names: [
      "accent",
      "accent-hover",
      "accent-pressed",
      "accent-text",
      "accent-soft",
      "accent-line",
      "on-accent",
      "focus"
    ]
  },
  {
    title: "Meaning",
    names: [
      "danger",
      "danger-text",
      "danger-soft",
      "warning-text",
      "warning-soft",
      "success-text",
      "success-soft",
      "info-text",
      "info-soft"
    ]
  },
  {
    title: "Frame",
    names: ["frame", "frame-hover", "frame-current", "frame-line", "frame-text", "frame-text-quiet", "frame-accent"]
  },
  { title: "Charts", names: ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"] },
  {
    title: "Glass",
    names: [
      "glass-frit",
      "glass-edge",
      "glass-top",
      "glass-bottom",
      "glass-solar-top",
      "glass-solar-bottom",
      "glass-shade",
      "glass-detail",
      "glass-heat"
    ]
  }
]

export interface ColorsProps {
  readonly theme: "light" | "dark"
}

/** Shows every color of a theme with its name. */
export function Colors({ theme }: ColorsProps) {
  return (
    <div data-theme={theme} className="sb-unstyled Sheet">
      {groups.map(({ title, names }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className="Swatches">
            {names.map((name) => (
              <div key={name} className="Swatch">
                <span style={{ background: `var(--${name})` }} />
                {name}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
