/** The result of the browser's prompt: a passkey, or an error of this name. */
export type PromptPlay =
  | 'confirms'
  | 'NotAllowedError'
  | 'InvalidStateError'
  | 'ConstraintError'
  | 'SecurityError';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A browser's credential, with only the fields that the code reads. */
function credential(): PublicKeyCredential {
  const response = {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    getTransports: () => ['internal'],
  };
  return Object.create(PublicKeyCredential.prototype, {
    id: { value: 'AQID' },
    rawId: { value: bytes },
    type: { value: 'public-key' },
    response: { value: response },
  }) as PublicKeyCredential;
}

/** Replaces the browser's prompt. Returns the requests it gets, and a function that restores the prompt. */
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

/** Runs a story's play function with the browser's prompt replaced. */
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
