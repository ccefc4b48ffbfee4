import "#ui/Form.css"
import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form"

export interface FormProps extends Omit<AriaFormProps, "className" | "style" | "validationBehavior"> {}

/**
 * A form whose fields show the app's own validation messages instead of the browser's. `validationErrors` maps a
 * field's name to the server's errors.
 */
export function Form(props: FormProps) {
  return <AriaForm {...props} validationBehavior="aria" className="Form" />
}
