/**
 * A value as the JSON text that Postgres returned. The tRPC plugin sends the text without parsing it. `toJSON` parses
 * it, so that `JSON.stringify` and tRPC's type inference treat the object as its value.
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
