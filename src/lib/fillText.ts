/** Replaces `{{name}}` by the value of that name. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : written,
  );
