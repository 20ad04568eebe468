import type { BrandWords } from './pageHead.ts';

export interface LegalPageStrings {
  title: string;
  description: BrandWords;
  loading: string;
  failed: (message: string) => string;
}

export const legalStrings = {
  updated: 'Last updated',
  /** Follows the brand in short titles. */
  section: 'website',
  contents: 'Contents',
  tryAgain: 'Try again',
} as const;

export const privacyPolicyStrings: LegalPageStrings = {
  title: 'Privacy Policy',
  description: (brand) =>
    `What ${brand} does with the personal information you give us on this website.`,
  loading: 'Loading privacy policy',
  failed: (message) => `Error loading privacy policy: ${message}`,
};

export const termsOfServicesStrings: LegalPageStrings = {
  title: 'Terms of Services',
  description: 'The terms for using this website and its forms, and what you and we each agree to.',
  loading: 'Loading terms of services',
  failed: (message) => `Error loading terms of services: ${message}`,
};
