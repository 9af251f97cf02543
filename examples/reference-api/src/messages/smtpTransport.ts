import { createTransport } from 'nodemailer';
import { isLoopback } from '../boot/loopback.ts';
import { type MessageTransport, SendFailed } from './transport.ts';

const SUBJECT = 'Your Oja account';

/**
 * Sends by SMTP. TLS is required unless the mail server is on this machine. `timeoutMs` applies to each step of a
 * conversation: connect, greeting, silence.
 */
export function smtpTransport(
  { url, from }: { readonly url: string; readonly from: string },
  timeoutMs = 10_000,
): MessageTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A message is plain text: it must not name a file or a URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send(id, { to, subject = SUBJECT, text }) {
      try {
        await transport.sendMail({
          from,
          // Passed as an object, so that a list in the address is not split into several recipients.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? 'oja'}>`,
        });
      } catch (error) {
        throw describe(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The server's reply contains the address, so only its status and nodemailer's own code are kept. */
function describe(error: unknown): SendFailed {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const answer = typeof responseCode === 'number' ? responseCode : undefined;
  const reason = [typeof code === 'string' ? code : 'failed', answer].filter(Boolean).join(' ');
  return new SendFailed(reason, answer === undefined || answer < 500);
}
