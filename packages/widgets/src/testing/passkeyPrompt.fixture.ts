/** What the browser's own prompt does. */
export type PromptPlay =
  | 'confirms'
  | 'NotAllowedError'
  | 'InvalidStateError'
  | 'ConstraintError'
  | 'SecurityError';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A credential as the browser has it: only what is read of it. */
function credential(): PublicKeyCredential {
  const response = {
    ...{ clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
    getTransports: () => ['internal'],
  };
  return Object.create(PublicKeyCredential.prototype, {
    id: { value: 'AQID' },
    rawId: { value: bytes },
    type: { value: 'public-key' },
    response: { value: response },
  }) as PublicKeyCredential;
}

/** Takes the place of the browser's prompt. Gives back what it was asked, and the way to end it. */
export function playPrompt(play: PromptPlay) {
  const asked: (CredentialCreationOptions | CredentialRequestOptions)[] = [];
  const answer = async (options?: CredentialCreationOptions | CredentialRequestOptions) => {
    if (options) asked.push(options);
    if (play !== 'confirms') throw new DOMException('No.', play);
    return credential();
  };
  Object.defineProperties(navigator.credentials, {
    create: { value: answer, configurable: true },
    get: { value: answer, configurable: true },
  });
  return {
    asked,
    end() {
      Reflect.deleteProperty(navigator.credentials, 'create');
      Reflect.deleteProperty(navigator.credentials, 'get');
    },
  };
}

/** Runs a story's play with the browser's prompt played. */
export const withPrompt =
  <C>(play: PromptPlay, work: (story: C) => Promise<void>) =>
  async (story: C): Promise<void> => {
    const prompt = playPrompt(play);
    try {
      await work(story);
    } finally {
      prompt.end();
    }
  };
