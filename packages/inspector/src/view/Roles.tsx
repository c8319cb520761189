interface RolesProps {
  /** Name → title of everybody for whom elements may be hidden. */
  roles: Record<string, string>;
  /** The names of those who are chosen. */
  audience: readonly string[];
  choose: ((audience: readonly string[]) => void) | undefined;
}

/** For whom it is hidden: a box for each role. */
export const Roles = ({ roles, audience, choose }: RolesProps) => {
  const names = Object.keys(roles);
  const tick = (role: string, isTicked: boolean) =>
    choose?.(names.filter((name) => (name === role ? isTicked : audience.includes(name))));
  return (
    <div part="roles" className="roles">
      {names.map((name) => (
        <label key={name}>
          <input
            part="role"
            type="checkbox"
            value={name}
            checked={audience.includes(name)}
            onChange={({ target }) => tick(name, target.checked)}
          />
          <span>{roles[name]}</span>
        </label>
      ))}
    </div>
  );
};
