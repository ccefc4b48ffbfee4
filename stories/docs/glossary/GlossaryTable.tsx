import { glossary } from "./terms.ts"

/** Shows the glossary as tables, one for each subject area. */
export const GlossaryTable = () => (
  <>
    {glossary.map(({ title, terms }) => (
      <section key={title}>
        <h2>{title}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">English</th>
              <th scope="col">Français (Québec)</th>
              <th scope="col">Español</th>
              <th scope="col">Not</th>
              <th scope="col">Code</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ en, fr, es, not, code }) => (
              <tr key={en}>
                <td>{en}</td>
                <td lang="fr-CA">{fr}</td>
                <td lang="es-US">{es}</td>
                <td>{not}</td>
                <td>{code === "" ? null : <code>{code}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
)
