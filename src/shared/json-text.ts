/**
 * A value as the JSON that Postgres wrote. The pages' door hands the text on unread; whoever wants the value
 * itself reads it. Under `toJSON` both `JSON.stringify` and tRPC's types take it for the value.
 */
export class JsonText<out T> {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): T {
    return JSON.parse(this.text) as T
  }
}
