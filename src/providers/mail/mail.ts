/** Sends mail. Called by the `send-mail` job alone, so that a mail commits with its cause. */
export interface Mail {
  send(mail: { to: string; subject: string; text: string; messageId: string }): Promise<void>
}
