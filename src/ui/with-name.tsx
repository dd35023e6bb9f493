interface Props {
  readonly text: string;
  /** Empty for none. */
  readonly name: string;
}

/** What somebody plays, and below it what they are called. */
export function WithName({ text, name }: Props) {
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
