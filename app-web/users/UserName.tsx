import type { User } from "#domain/people/User.ts"
import { imageUrl } from "#domain/account/imageUrl.ts"
import { Avatar } from "#ui/Avatar.tsx"
import "./UserName.css"

/** A person in a row: photo or initials, and the name. */
export function UserName({ user }: { readonly user: Pick<User, "firstName" | "lastName" | "photo" | "usesAvatar"> }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <span className="UserName">
      <Avatar name={name} src={imageUrl(user)} size={24} />
      <span>{name}</span>
    </span>
  )
}
