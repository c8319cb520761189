/** The dependencies of a `package.json`, of whichever kind. */
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Sentences about features that the published packages cannot import. */
export function problemsInPackages(
  features: readonly string[],
  manifests: Readonly<Record<string, [kind: keyof Manifest, manifest: Manifest]>>,
): string[] {
  return Object.entries(manifests).flatMap(([file, [kind, manifest]]) =>
    features
      .filter((feature) => manifest[kind]?.[`@onda/${feature}`] === undefined)
      .map(
        (feature) => `${file}: write "@onda/${feature}": "workspace:*" into ${kind}, and run pnpm install`,
      ),
  );
}
