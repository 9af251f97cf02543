import { clampText } from '@oja/core';

/**
 * A username, an e-mail address or a phone number, recognised by those who know it and of no use to anyone else: the last
 * three digits of a phone number, the first letter of a name. People type passwords into the wrong field, so a name is
 * never given whole.
 */
export function maskIdentifier(identifier: string): string {
  const typed = identifier.trim();
  const at = typed.lastIndexOf('@');
  if (at >= 0) return `${clampText(typed.slice(0, at), 1)}***@${maskDomain(typed.slice(at + 1))}`;
  const digits = typed.replace(/[\s()+.-]/g, '');
  if (/^\d{4,}$/.test(digits)) return `***${digits.slice(-3)}`;
  return `${clampText(typed, 1)}***`;
}

/** "e***.com": the last label alone is left, because a domain can be one person's. */
function maskDomain(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const end = dot > 0 && domain.length - dot <= 11 ? domain.slice(dot) : '';
  return `${clampText(domain, 1)}***${end}`;
}
