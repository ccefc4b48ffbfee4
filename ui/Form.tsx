import "#ui/Form.css"
import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form"

export interface FormProps extends Omit<AriaFormProps, "className" | "style" | "validationBehavior"> {}

/**
 * A form whose fields say what is wrong in the product's own words, never the browser's.
 * `validationErrors` maps a field's name to what the server said about it.
 */
export function Form(props: FormProps) {
  return <AriaForm {...props} validationBehavior="aria" className="Form" />
}
