import { clampText } from '@oja/core';

/**
 * Masks a username, an email address or a phone number so that only people who know it recognise it: shows the last
 * three digits of a phone number, or the first letter of a name. People type passwords into the wrong field, so a
 * name is never shown in full.
 */
export function maskIdentifier(identifier: string): string {
  const typed = identifier.trim();
  const at = typed.lastIndexOf('@');
  if (at >= 0) return `${clampText(typed.slice(0, at), 1)}***@${maskDomain(typed.slice(at + 1))}`;
  const digits = typed.replace(/[\s()+.-]/g, '');
  if (/^\d{4,}$/.test(digits)) return `***${digits.slice(-3)}`;
  return `${clampText(typed, 1)}***`;
}

/** "e***.com": only the last label is shown, because a domain can belong to one person. */
function maskDomain(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const end = dot > 0 && domain.length - dot <= 11 ? domain.slice(dot) : '';
  return `${clampText(domain, 1)}***${end}`;
}
