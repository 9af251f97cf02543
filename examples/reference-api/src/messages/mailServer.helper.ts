import { createServer, type Socket } from 'node:net';

/** A message that the mail server received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** The number of started conversations. */
  readonly conversations: () => number;
  close(): Promise<void>;
}

interface Behaviour {
  /** The response to the recipient's address, for each conversation in turn; the last one repeats. */
  readonly receivers?: readonly string[];
  /** Accepts the connection and never responds. */
  readonly silent?: boolean;
}

/** Starts a small SMTP server on a free loopback port: enough of RFC 5321 for one message per conversation. */
export async function startMailServer({ receivers = ['250 ok'], silent = false }: Behaviour = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let begun = 0;
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8').on('error', () => {}));
    const receiver = receivers[Math.min(begun, receivers.length - 1)] ?? '250 ok';
    begun += 1;
    if (!silent) converse(socket, receiver, (mail) => received.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const mailServer: MailServer = {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    conversations: () => begun,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return mailServer;
}

function converse(socket: Socket, receiver: string, deliver: (mail: ReceivedMail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let waiting = '';
  let inData = false;
  const answers: Readonly<Record<string, (line: string) => void>> = {
    ehlo: () => say('250-mail.test\r\n250 SMTPUTF8'),
    mail: (line) => {
      from = line;
      say('250 ok');
    },
    rcpt: (line) => {
      to = [...to, line.replace(/^RCPT TO:<(.*)>.*$/, '$1')];
      say(receiver);
    },
    data: () => {
      inData = true;
      say('354 go on');
    },
    quit: () => socket.end('221 bye\r\n'),
  };
  say('220 mail.test ESMTP');
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    for (let end = endOf(waiting, inData); end >= 0; end = endOf(waiting, inData)) {
      const said = waiting.slice(0, end);
      waiting = waiting.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        deliver({ from, to, text: said });
        say('250 queued');
      } else (answers[said.slice(0, 4).toLowerCase()] ?? (() => say('502 not implemented')))(said);
    }
  });
}

const endOf = (text: string, inData: boolean) => text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
