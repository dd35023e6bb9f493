interface Props {
  readonly text: string;
  /** Empty for none. */
  readonly name: string;
}

/** What a player plays, with the player's name below. */
export function LabelWithName({ text, name }: Props) {
  return (
    <span>
      {text}
      {name && (
        <>
          <br />
          <small>{name}</small>
        </>
      )}
    </span>
  );
}
