/** What is to be done at the table now, each to be ticked off; ticks are kept as long as the list stays the same. */
export function TodoList({ label, todos }: { label: string; todos: readonly string[] }) {
  return (
    <ul class="todo" aria-label={label} key={todos.join('\n')}>
      {todos.map((todo) => (
        <li key={todo}>
          <label>
            <input type="checkbox" />
            {todo}
          </label>
        </li>
      ))}
    </ul>
  );
}
